import type { TestApp } from '../../../testing/test-app.ts';
import { PHOTOS } from './photo-files.ts';

export async function storedPhotos(t: TestApp): Promise<string[]> {
  const { objects } = await t.deps.files.listAll(`${PHOTOS.path}/`);
  return [...objects].map((object) => object.name);
}
