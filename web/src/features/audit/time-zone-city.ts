const ACCENTED: Partial<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Santarem: 'Santarém',
  'Sao Paulo': 'São Paulo',
};

/** The city of an IANA time zone: `São Paulo` for `America/Sao_Paulo`. */
export function timeZoneCity(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return ACCENTED[city] ?? city;
}
