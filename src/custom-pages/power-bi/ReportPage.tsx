import './power-bi.css'
import Info from '@mui/icons-material/InfoOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { ReportName } from '../../domain/dashboards'
import { Board } from '../../pieces/figures/Board'
import { PageHead } from '../../pieces/PageHead'
import { LoadingForm } from '../../pieces/states/Loading'
import { Report } from './reportLater'
import { useEmbedding } from './useEmbedding'

/** The tenant's report; where there is none, or it fails, the same figures drawn by us, which says so. */
export function ReportPage({ name }: { readonly name: ReportName }) {
  const { data, error, isPending } = useEmbedding(name)
  const [hasFailed, setFailed] = useState(false)
  if (isPending) return <LoadingForm />
  if (data && 'embedUrl' in data && !hasFailed) {
    return (
      <div className="p-page">
        <PageHead />
        <Suspense fallback={<LoadingForm />}>
          <Report embedding={data} onFail={() => setFailed(true)} />
        </Suspense>
      </div>
    )
  }
  return (
    <Board name={name}>
      <Notice why={hasFailed || error ? 'failed' : data?.simulated ? 'simulated' : 'unconnected'} />
    </Board>
  )
}

const words = {
  failed: ['bi.reportFailed', 'bi.nativeText'],
  simulated: ['bi.simulated', 'bi.simulatedText'],
  unconnected: ['bi.unconnected', 'bi.unconnectedText'],
} as const

function Notice({ why }: { readonly why: keyof typeof words }) {
  const translate = useTranslate()
  const isFailed = why === 'failed'
  const [title, text] = words[why]
  return (
    <p className="pb-notice" role={isFailed ? 'alert' : 'note'}>
      <Info fontSize="small" aria-hidden="true" />
      <span>
        <strong>{translate(title)}</strong> {translate(text)}
      </span>
    </p>
  )
}
