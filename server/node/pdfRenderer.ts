import type { Content } from 'pdfmake/interfaces'
import { business } from '../../src/base/business'
import { localeOf } from '../../src/i18n/languages'
import { loadNamespace } from '../../src/i18n/namespaces'
import type { AskThread } from '../export/workThread'

/** A document as data, so that it can be sent to a worker thread. */
export interface PdfDrawing {
  readonly title: string
  readonly content: readonly Content[]
  /** Footer before the page number. */
  readonly foot: string
  /** Watermark of each page: `SIMULADO`. */
  readonly mark?: string
  /** Default: A4. Smaller pages have no footer. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Settings of the business for a worker thread, which does not load it. */
export interface PdfOrigin {
  readonly creator: string
  readonly language: string
  /** Number of a page, in that language: `Page {{page}} of {{pages}}`. */
  readonly page: string
}

export type PdfRenderer = (drawing: PdfDrawing) => Promise<Uint8Array>

/** Draws in a worker thread, so that long documents do not block; in this thread when run from sources. */
export const pdfRenderer =
  (ask?: AskThread): PdfRenderer =>
  async drawing => {
    const { drawAddress: address, draw } = await import('./draw')
    const { brand: creator, language } = business()
    const { page } = await loadNamespace(language, 'documents')
    const origin = { creator, language: localeOf(language), page }
    return ask && address.endsWith('.js')
      ? ask<Uint8Array>(address, { drawing, origin })
      : draw(drawing, origin)
  }
