import type { Content } from 'pdfmake/interfaces'
import type { AskThread } from '../../records/askThread'

/** A document as data: it crosses to the thread that draws it. */
export interface Drawing {
  readonly title: string
  readonly content: readonly Content[]
  /** Stands at the foot of each page, before the page's number. */
  readonly foot: string
  /** Written across each page: `SIMULADO`. */
  readonly mark?: string
  /** A4 when not said; a smaller sheet has no foot. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Makes a PDF of a drawing. */
export type Press = (drawing: Drawing) => Promise<Uint8Array>

/**
 * Draws in a thread of its own where there is one, so that a long document keeps nobody waiting. Where the
 * code runs from its sources it draws right here.
 */
export const pdfPress =
  (ask?: AskThread): Press =>
  async drawing => {
    const { address, draw } = await import('./draw')
    return ask && address.endsWith('.js') ? ask<Uint8Array>(address, { drawing }) : draw(drawing)
  }
