import './power-bi.css'
import Info from '@mui/icons-material/InfoOutlined'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { ReportName } from '../../domain/accounts/dashboards'
import { DashboardBoard } from '../../features/bi/DashboardBoard'
import { LoadingForm } from '../../pieces/loading/Loading'
import { PageHead } from '../../pieces/page/PageHead'
import { plainLater } from '../../pieces/theme/plainLater'
import { useEmbedding } from './useEmbedding'

/** Report of the tenant; otherwise the same figures drawn here, with a note. */
export function PowerBiPage({ name }: { readonly name: ReportName }) {
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
    <DashboardBoard name={name}>
      <Notice
        reason={hasFailed || error ? 'failed' : data?.simulated ? 'simulated' : 'unconnected'}
      />
    </DashboardBoard>
  )
}

const words = {
  failed: ['bi.reportFailed', 'bi.nativeText'],
  simulated: ['bi.simulated', 'bi.simulatedText'],
  unconnected: ['bi.unconnected', 'bi.unconnectedText'],
} as const

function Notice({ reason }: { readonly reason: keyof typeof words }) {
  const translate = useTranslate()
  const isFailed = reason === 'failed'
  const [title, text] = words[reason]
  return (
    <p className="pb-notice" role={isFailed ? 'alert' : 'note'}>
      <Info fontSize="small" aria-hidden="true" />
      <span>
        <strong>{translate(title)}</strong> {translate(text)}
      </span>
    </p>
  )
}

/** Loaded with the first report. */
const Report = plainLater(async () => (await import('./PowerBiFrame')).PowerBiFrame)
