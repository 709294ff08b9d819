/** Where checkpoints go besides the directory: a store that keeps what it was given. */
export interface EvidenceStore {
  /** Keeps a file under this name until then. */
  put(name: string, content: Uint8Array, keptUntil: Date): Promise<void>;
}
