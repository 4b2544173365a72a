import { Title } from '@mantine/core';

export default function ChatbotQuestionsPage() {
  return <Title order={1}>Chatbot questions</Title>;
}
