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

/** Draws one kind of paper from a record as its reader may read it. */
export type Layout = (page: Page, label: string, picture: Picture) => Promise<Drawn>
