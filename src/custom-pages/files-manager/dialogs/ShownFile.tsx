import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '../../../kinds/file/data'
import { useBackend } from '../../../providers/backend/backendContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { LoadingForm } from '../../../ui/loading/Loading'
import { ErrorState } from '../../../ui/states/ErrorState'
import { ItemSign } from '../items/ItemSign'
import type { FolderItem } from '../state/items'

interface ShownProps {
  readonly item: FolderItem
  readonly file: StoredFile
}

/** Content of a file that the browser can display or play, or of a text. */
export function ShownFile({ item, file }: ShownProps) {
  const apiAddress = useApiAddress()
  const [isBroken, setBroken] = useState(false)
  const { type = '', url = '' } = file
  const [family] = type.split('/')
  // the address is signed again on each read; playback keeps the first one
  const [address] = useState(() => apiAddress(url))
  const broken = () => setBroken(true)
  if (isBroken) return <Unshown item={item} file={file} />
  if (family === 'image')
    return <img className="fm-shown" src={address} alt={item.name} onError={broken} />
  if (type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe className="fm-shown fm-pdf" src={address} title={item.name} />
  if (family === 'video')
    // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
    return <video className="fm-shown" src={address} controls preload="metadata" onError={broken} />
  if (family === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
    return <audio className="fm-shown" src={address} controls preload="metadata" onError={broken} />
  if (family === 'text') return <Words url={url} name={item.name} />
  return <Unshown item={item} file={file} />
}

const MOST_LETTERS = 100_000

/** Beginning of a text file, as plain text. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
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
  const apiAddress = useApiAddress()
  return (
    <div className="p-stack fm-unshown">
      <ItemSign item={item} />
      <p>{translate('files.noPreview')}</p>
      {type === 'application/pdf' && (
        <a className="f-link" href={apiAddress(url)} target="_blank" rel="noreferrer">
          {translate('files.openBeside')}
        </a>
      )}
    </div>
  )
}
