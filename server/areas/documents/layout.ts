import type { Content } from 'pdfmake/interfaces'
import type { Page } from './page'

/** What a layout makes: a drawing, or the bytes another system made already. */
export type Drawn =
  | {
      readonly content: readonly Content[]
      /** What the file calls itself; the paper's name and the record's when not said. */
      readonly title?: string
      /** Written across each page. */
      readonly mark?: string
      /** A sheet of another size, in points: a label. */
      readonly size?: { readonly width: number; readonly height: number }
    }
  | { readonly bytes: Uint8Array }

/** A picture a record holds, as paper takes it; none where its bytes are gone or of another kind. */
export type Picture = (file: unknown) => Promise<string | undefined>

/** What a layout asks for besides the record. */
export interface Sources {
  readonly picture: Picture
  /** The bytes of a file that a record holds; none where they are gone. */
  readonly bytes: (file: unknown) => Promise<Uint8Array | undefined>
  /** A sheet on its way to be signed: it is drawn anew, whatever was signed before. */
  readonly isForSigning: boolean
}

/** Draws one kind of paper from a record as its reader may read it. */
export type Layout = (page: Page, label: string, sources: Sources) => Promise<Drawn>
