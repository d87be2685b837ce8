import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import { useApiAddress } from '../../providers/useApiAddress'

interface PictureProps {
  readonly file: unknown
  readonly label: string
  readonly isPending: boolean
}

const isPicture = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name)

/** The evidence as large as there is room: a photo pixel by pixel at a press, a PDF in the browser's own reader. */
export function Picture({ file, label, isPending }: PictureProps) {
  const translate = useTranslate()
  const addressOf = useApiAddress()
  const [isLarge, setLarge] = useState(false)
  const stored = file as StoredFile | null | undefined
  if (!stored?.url)
    return (
      <div className="p-card va-picture" aria-busy={isPending}>
        {!isPending && <p>{translate('devices.noFile')}</p>}
      </div>
    )
  const address = addressOf(stored.url)
  const name = stored.name ?? stored.id
  const alt = translate('devices.document', { order: label })
  const open = translate('devices.openFile')
  return (
    <div className="p-card va-picture" data-large={isLarge || undefined}>
      {isPicture(name) && (
        <button
          type="button"
          aria-label={translate('devices.zoom')}
          aria-pressed={isLarge}
          onClick={() => setLarge(before => !before)}
        >
          <img src={address} alt={alt} />
        </button>
      )}
      {isPdf(stored) && navigator.pdfViewerEnabled && <Pages address={address} title={alt} />}
      <a className="f-link" href={address} target="_blank" rel="noreferrer">
        {isPicture(name) ? open : `${open}: ${name}`}
      </a>
    </div>
  )
}

const isPdf = ({ type, name }: StoredFile) =>
  type === 'application/pdf' || /\.pdf$/i.test(name ?? '')

/** The browser's own reader. A click in it takes the keys along: they come back when it is there, and when the pointer leaves it. */
function Pages({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Signed anew when the order is read again: what is read goes on with the address it has.
  const [shown] = useState(address)
  const giveBack = () => frame.current?.blur()
  return (
    <iframe
      ref={frame}
      className="va-pages"
      src={shown}
      title={title}
      onLoad={giveBack}
      onPointerLeave={giveBack}
    />
  )
}
