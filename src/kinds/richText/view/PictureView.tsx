import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addresses, pending } from './addresses'

/** A picture in the edited text, with an input for its description. */
export function PictureView({ node, editor, getPos, updateAttributes }: ReactNodeViewProps) {
  const translate = useTranslate()
  const words = useRef<HTMLInputElement>(null)
  const file = String(node.attrs.file)
  const alt = String(node.attrs.alt ?? '')
  const address = addresses.get(file)
  useEffect(() => {
    if (pending.delete(file) && isFree(editor.view.dom)) words.current?.focus()
  }, [file, editor])
  useEffect(() => {
    const input = words.current
    if (input && input !== document.activeElement) input.value = alt
  }, [alt])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    editor.commands.focus((getPos() ?? 0) + node.nodeSize)
  }
  return (
    <NodeViewWrapper as="span" className="f-rich-picture">
      {address ? (
        <img src={address} alt={alt} data-drag-handle />
      ) : (
        <span className="f-rich-lost">{translate('validation.pictureLost')}</span>
      )}
      <input
        ref={words}
        type="text"
        dir="auto"
        defaultValue={alt}
        maxLength={200}
        aria-invalid={alt.trim() === ''}
        placeholder={translate('blog.pictureText')}
        aria-label={translate('blog.pictureText')}
        title={translate('blog.pictureHelp')}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
        onKeyDown={press}
      />
    </NodeViewWrapper>
  )
}

/** True unless another field, or the description of another picture, has the focus. */
function isFree(text: HTMLElement) {
  const at = document.activeElement
  return at === null || at === text || !at.matches('input, textarea, [contenteditable]')
}
