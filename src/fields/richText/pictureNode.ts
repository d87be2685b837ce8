import type { Node } from '@tiptap/react'
import { DefaultEditorOptions } from 'ra-input-rich-text'

/** Where files of ours are seen for a while, by id: an address is no part of the text. */
export const addresses = new Map<string, string>()

const [image] = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => name === 'image')

/** A picture of the record, by its file; what is pasted from elsewhere stays away. */
export const pictureNode = (image as Node | undefined)?.extend({
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-file'),
      renderHTML: ({ file }: Record<string, unknown>) => ({ 'data-file': file }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file]' }],
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('img')
      dom.alt = String(attrs.alt ?? '')
      dom.src = addresses.get(String(attrs.file)) ?? ''
      return { dom }
    },
})
