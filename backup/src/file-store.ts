export interface StoredFile {
  bytes: Buffer;
  contentType: string | null;
}

/** The uploaded files, by key. */
export interface FileStore {
  list(): Promise<string[]>;
  /** Returns null if the file has been deleted. */
  read(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  write(key: string, file: StoredFile): Promise<void>;
  delete(key: string): Promise<void>;
}
