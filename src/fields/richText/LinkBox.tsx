import type {} from '@tiptap/starter-kit'
import { useTranslate } from 'ra-core'
import type { useTiptapEditor } from 'ra-input-rich-text'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../pieces/Button'

interface LinkBoxProps {
  readonly editor: NonNullable<ReturnType<typeof useTiptapEditor>>
  readonly onDone: () => void
}

/** Where the chosen words lead; empty takes the link away. It stands in a form: Enter is its own. */
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
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
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

/** `www.demo.test` is meant as https; only what the server keeps is a link. */
function addressOf(typed: string) {
  if (typed === '' || /^(https:\/\/|mailto:|tel:)/i.test(typed)) return typed
  return `https://${typed.replace(/^[a-z]+:(\/\/)?/i, '')}`
}
