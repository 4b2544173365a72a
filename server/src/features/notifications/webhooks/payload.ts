import type { WebhookService } from '@intranet/contract/notifications/webhook-endpoints.ts';

export interface PostedMessage {
  text: string;
  /** The words of the link. */
  label: string;
  url: string;
}

/** Slack reads commands such as <!channel> in these characters. */
const escapeForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The sentence is plain text; only the link, which is our own, uses Slack's markup. */
const slackPayload = ({ text, label, url }: PostedMessage) => ({
  // For lock screens and screen readers. Slack looks for markup in it.
  text: escapeForSlack(text),
  blocks: [
    { type: 'section', text: { type: 'plain_text', text, emoji: false } },
    {
      type: 'section',
      text: { type: 'mrkdwn', text: `<${escapeForSlack(url)}|${escapeForSlack(label)}>` },
    },
  ],
  unfurl_links: false,
});

/** A RichTextBlock, because Teams reads Markdown in a TextBlock. Mentions need a list that we don't send. */
const teamsPayload = ({ text, label, url }: PostedMessage) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
        actions: [{ type: 'Action.OpenUrl', title: label, url }],
      },
    },
  ],
});

/** The body of the request to an incoming webhook. What people typed stays plain text and mentions nobody. */
export const payloadOf = (service: WebhookService, message: PostedMessage): object =>
  service === 'slack' ? slackPayload(message) : teamsPayload(message);
