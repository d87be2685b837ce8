import type {} from '@tiptap/starter-kit'
import { useTranslate } from 'ra-core'
import type { useTiptapEditor } from 'ra-input-rich-text'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/controls/Button'

interface LinkBoxProps {
  readonly editor: NonNullable<ReturnType<typeof useTiptapEditor>>
  readonly onDone: () => void
}

/** Address of the selected text; empty removes the link. It is nested in a form, so it handles Enter itself. */
export function LinkBox({ editor, onDone }: LinkBoxProps) {
  const translate = useTranslate()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const href = addressOf(address.trim())
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [link(href)] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onDone()
    else set()
  }
  return (
    <div className="f-rich-link">
      <input
        type="url"
        dir="ltr"
        value={address}
        placeholder="https://"
        aria-label={translate('blog.address')}
        // biome-ignore lint/a11y/noAutofocus: opened for typing
        autoFocus
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
      />
      <Button variant="outlined" onClick={set}>
        {translate('blog.setLink')}
      </Button>
    </div>
  )
}

const link = (href: string) => ({ type: 'link', attrs: { href } })

/** Completes `www.demo.test` with https; other addresses must be accepted by the server. */
function addressOf(typed: string) {
  if (typed === '' || /^(https:\/\/|mailto:|tel:)/i.test(typed)) return typed
  return `https://${typed.replace(/^[a-z]+:(\/\/)?/i, '')}`
}
