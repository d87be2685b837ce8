import type { Content } from 'pdfmake/interfaces'
import type { DocumentPage } from './page'

/** A drawing, or a finished PDF of another system. */
export type DrawnDocument =
  | {
      readonly content: readonly Content[]
      /** Default: title of document and record. */
      readonly title?: string
      readonly mark?: string
      /** Page size in points, for labels. */
      readonly size?: { readonly width: number; readonly height: number }
    }
  | { readonly bytes: Uint8Array }

/** Image of a record in a supported format; undefined if its bytes are missing or of another type. */
export type DocumentPicture = (file: unknown) => Promise<string | undefined>

export interface Sources {
  readonly picture: DocumentPicture
  /** Bytes of a file of a record; undefined if missing. */
  readonly bytes: (file: unknown) => Promise<Uint8Array | undefined>
  /** Origin of the pages, for printed addresses. */
  readonly publicUrl: string
  /** The document is sent for signature: drawn again, ignoring signed copies. */
  readonly isForSigning: boolean
  readonly letterhead: (page: DocumentPage, title: string) => Promise<Content>
}

/** Draws a document from a record, limited to fields its reader may read. */
export type Layout = (page: DocumentPage, label: string, sources: Sources) => Promise<DrawnDocument>

/** Additions of a business to documents. */
export interface BusinessDocuments {
  /** Templates by the name in `parts.templates` of the business, loaded on first use. */
  readonly templates?: Readonly<Record<string, () => Promise<Layout>>>
  /** Head of documents without a template. @default sign, name of the tenant or business, and title */
  readonly letterhead?: Sources['letterhead']
}
