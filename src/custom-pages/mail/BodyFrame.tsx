import DOMPurify from 'dompurify'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../pieces/Button'

export interface BodyFrameProps {
  readonly html: string
  readonly title: string
}

const style =
  'body{margin:0;padding:16px;font:15px/1.6 system-ui,sans-serif;color:#1c252e;background:#fff;overflow-wrap:anywhere}img{max-width:100%;height:auto}blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid #dfe3e8;color:#454f5b}a{color:#0b5cad}table{border-collapse:collapse}td,th{border:1px solid #dfe3e8;padding:4px 8px}pre{white-space:pre-wrap}p{margin:0 0 12px}'

/**
 * What a mail says, in a frame where nothing runs and which is of no origin. Pictures from elsewhere
 * would tell their sender that it is read: they come when they are asked for.
 */
export function BodyFrame({ html, title }: BodyFrameProps) {
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const { body, isHiding } = cleaned(html, isAsked)
  const pictures = isAsked ? 'data: https:' : 'data:'
  const policy = `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank"><style>${style}</style></head><body dir="auto">${body}</body></html>`
  return (
    <>
      {isHiding && (
        <p className="m-pictures">
          {translate('mail.pictures')}
          <Button onClick={() => setIsAsked(true)}>{translate('mail.showPictures')}</Button>
        </p>
      )}
      <iframe
        className="m-body"
        title={title}
        srcDoc={page}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  )
}

function cleaned(html: string, withPictures: boolean) {
  const root = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math', 'video', 'audio'],
    FORBID_ATTR: ['style', 'srcset', 'background', 'target', 'id', 'class'],
  }) as HTMLElement
  let isHiding = false
  for (const picture of root.querySelectorAll('img')) {
    if (withPictures || picture.getAttribute('src')?.startsWith('data:')) continue
    picture.removeAttribute('src')
    isHiding = true
  }
  for (const link of root.querySelectorAll('a')) link.rel = 'noopener noreferrer nofollow'
  return { body: root.innerHTML, isHiding }
}
