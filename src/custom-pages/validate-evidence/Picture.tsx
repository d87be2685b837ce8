import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import { useApiAddress } from '../../providers/useApiAddress'

interface PictureProps {
  readonly file: unknown
  readonly label: string
  readonly isPending: boolean
}

const isPicture = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name)

/** The evidence as large as there is room; a press shows it pixel by pixel. A PDF opens beside. */
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
          <img src={address} alt={translate('devices.document', { order: label })} />
        </button>
      )}
      <a className="f-link" href={address} target="_blank" rel="noreferrer">
        {isPicture(name) ? open : `${open}: ${name}`}
      </a>
    </div>
  )
}
