import { type Node, ReactNodeViewRenderer } from '@tiptap/react'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { PictureView } from './PictureView'

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
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})
