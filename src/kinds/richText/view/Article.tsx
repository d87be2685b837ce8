import './richText.css'
import DOMPurify, { type Config } from 'dompurify'
import { use, useLayoutEffect, useRef } from 'react'
import { PicturesContext } from './pictures'

const harmless = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'video', 'audio'],
  FORBID_ATTR: ['style', 'class', 'id', 'src', 'srcset'],
  ADD_ATTR: ['target'],
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config & { RETURN_DOM_FRAGMENT: true }

/** Rich text, sanitised again before display; its pictures are those of its record. */
export function Article({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const pictures = use(PicturesContext)
  useLayoutEffect(() => {
    const text = DOMPurify.sanitize(html, harmless)
    for (const image of text.querySelectorAll('img')) showPicture(image, pictures)
    place.current?.replaceChildren(text)
  }, [html, pictures])
  return <div ref={place} className="f-rich" dir="auto" />
}

/** Shows the description if the picture is not available. */
function showPicture(image: HTMLImageElement, pictures: ReadonlyMap<string, string>) {
  const address = pictures.get(image.dataset.file ?? '')
  if (address === undefined) {
    const words = document.createElement('em')
    words.textContent = image.alt
    return image.replaceWith(words)
  }
  image.loading = 'lazy'
  image.src = address
}
