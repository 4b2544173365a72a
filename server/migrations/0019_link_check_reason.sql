-- The reason of a link's last check as a code with its values, so that it is shown in each reader's
-- language (D47). Servers of the previous release still write their Portuguese sentence into
-- check_detail, which nothing else reads any more.
ALTER TABLE links ADD COLUMN check_reason jsonb;

UPDATE links
SET check_reason = jsonb_strip_nulls(jsonb_build_object(
  'code', sentence.code,
  -- Without a group the pattern matches the whole sentence.
  'host', nullif(substring(check_detail FROM sentence.pattern), check_detail),
  'status', substring(check_detail FROM '(?:\(|código )(\d{3})\M')::int
))
FROM (VALUES
  ('inside_address', '^(\S+) fica em uma rede interna'),
  ('not_https', '^O endereço leva a (\S+) sem https, e o servidor'),
  ('not_https_in_frame', '^O endereço leva a (\S+) sem https, e os navegadores'),
  ('unknown_host', '^O servidor não encontrou (\S+) \('),
  ('names_away', '^O servidor não conseguiu consultar o DNS para achar (\S+)\.$'),
  ('no_connection', '^(\S+) recusou ou interrompeu a conexão'),
  ('insecure', '^A conexão segura com (\S+) falhou'),
  ('too_slow', '^(\S+) não respondeu a tempo'),
  ('too_many_redirects', '^O endereço redireciona vezes demais, a última para (\S+)\.$'),
  ('bad_redirect', '^(\S+) redireciona para um endereço inválido'),
  ('garbled', '^(\S+) respondeu de um modo'),
  ('not_checked', '^O servidor não conseguiu verificar o endereço\.$'),
  ('own_page', '^A página existe neste servidor\.$'),
  ('no_own_page', '^Este servidor não tem essa página\.$'),
  ('page_missing', '^(\S+) diz que a página não existe'),
  ('server_error', '^(\S+) respondeu com erro'),
  ('needs_permission', '^(\S+) responde, mas pede login'),
  ('refuses_checks', '^(\S+) responde, mas não quis ser verificado'),
  ('unclear_status', '^(\S+) respondeu com o código'),
  ('answers', '^(\S+) responde\.$'),
  ('answers_in_frame', '^(\S+) responde e pode ser mostrado'),
  ('leads_elsewhere', '^O endereço leva a (\S+)\. Se não for'),
  ('leads_to_sign_in', '^O endereço leva a uma página de login em (\S+); quem'),
  ('no_frame', '^(\S+) não permite ser mostrado')
) AS sentence (code, pattern)
WHERE check_detail ~ sentence.pattern;
