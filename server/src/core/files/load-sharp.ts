let loaded: ReturnType<typeof load> | undefined;

/** Loads the library on first use. Its limits are for the whole process, so nothing can draw an SVG. */
export function loadSharp() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const { default: sharp } = await import('sharp');
  // The library reads many more formats; each reader is an attack surface (S11).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // One thread each and two at a time leave room for other requests. No picture is made twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
