import './richText.css'
import DOMPurify, { type Config } from 'dompurify'
import { useLayoutEffect, useRef } from 'react'

const harmless = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'img', 'video', 'audio'],
  FORBID_ATTR: ['style', 'class', 'id'],
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config & { RETURN_DOM_FRAGMENT: true }

/** Formed text, cleaned once more where it is shown (safety.md 14). */
export function Article({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, harmless))
  }, [html])
  return <div ref={place} className="f-rich" dir="auto" />
}
