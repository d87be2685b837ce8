import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingForm } from '../../pieces/states/Loading'
import { useBackend } from '../../providers/backendContext'
import { useApiAddress } from '../../providers/useApiAddress'
import { ItemSign } from './ItemSign'
import type { Item } from './items'

interface ShownProps {
  readonly item: Item
  readonly file: StoredFile
}

/** A file as it is, where a browser draws it, plays it, or it is text. */
export function Shown({ item, file }: ShownProps) {
  const addressOf = useApiAddress()
  const [isBroken, setBroken] = useState(false)
  const { type = '', url = '' } = file
  const [family] = type.split('/')
  // signed anew when the record is read again: what plays goes on with the address it has
  const [address] = useState(() => addressOf(url))
  const broken = () => setBroken(true)
  if (isBroken) return <Unshown item={item} file={file} />
  if (family === 'image')
    return <img className="fm-shown" src={address} alt={item.name} onError={broken} />
  if (type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe className="fm-shown fm-pdf" src={address} title={item.name} />
  if (family === 'video')
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions
    return <video className="fm-shown" src={address} controls preload="metadata" onError={broken} />
  if (family === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions
    return <audio className="fm-heard" src={address} controls preload="metadata" onError={broken} />
  if (family === 'text') return <Words url={url} name={item.name} />
  return <Unshown item={item} file={file} />
}

const MOST_LETTERS = 100_000

/** The beginning of a text, as it stands; nothing in it is read as anything else. */
function Words({ url, name }: { readonly url: string; readonly name: string }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { data, error, refetch } = useQuery({
    queryKey: ['files-manager', 'text', url],
    queryFn: async () => {
      const response = await http.open(url, { headers: { Range: `bytes=0-${MOST_LETTERS}` } })
      if (!response.ok) throw new Error(translate('files.noPreview'))
      return response.text()
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingForm />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="fm-words" aria-label={name} tabIndex={0}>
      <pre dir="auto">
        {data.slice(0, MOST_LETTERS)}
        {data.length > MOST_LETTERS && '…'}
      </pre>
    </section>
  )
}

function Unshown({ item, file: { type, url = '' } }: ShownProps) {
  const translate = useTranslate()
  const addressOf = useApiAddress()
  return (
    <div className="fm-unshown">
      <ItemSign item={item} />
      <p>{translate('files.noPreview')}</p>
      {type === 'application/pdf' && (
        <a className="f-link" href={addressOf(url)} target="_blank" rel="noreferrer">
          {translate('files.openBeside')}
        </a>
      )}
    </div>
  )
}
