// Server tests translate as the server does, by the language of the request.
import '#core/translators.ts';
