import type { Generated } from 'kysely';

/** With the hosted backend a person's documents are written there too. Filled by triggers, emptied by modules/documents. */
export interface DocumentTables {
  document_outbox: {
    seq: Generated<number>;
    user_id: string;
    /** A kind of modules/documents; or `came`, `left` and `away`, where `id` is what the provider knows the person by. */
    kind: string;
    id: string;
  };
  /** One server at a time writes. */
  document_lease: {
    name: string;
    holder: string;
    until: number;
  };
}
