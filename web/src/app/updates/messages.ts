/** A page joins with the stream's address and the time of its data in ms, and leaves after a sign-out. */
export type ToWorker = { join: { address: string; since: number } } | 'leave';

/** The stream works, doesn't work, or says that data has changed. */
export type FromWorker = 'live' | 'down' | 'changed';
