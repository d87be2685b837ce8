import './power-bi.css'
import Info from '@mui/icons-material/InfoOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { embed } from '../../contracts/bi'
import type { ReportName } from '../../domain/accounts/dashboards'
import { DashboardBoard } from '../../features/bi/DashboardBoard'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { PageHead } from '../../ui/page/PageHead'
import { Banner } from '../../ui/primitives/Banner'
import { LoadingForm } from '../../ui/states/Waiting'
import { plainLater } from '../../ui/theme/plainLater'

export const powerBiPage = (name: ReportName) => () => <PowerBiPage name={name} />

/** Report of the tenant; otherwise the same figures drawn here, with a note. */
function PowerBiPage({ name }: { readonly name: ReportName }) {
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
    <Banner
      role={isFailed ? 'alert' : 'note'}
      icon={<Info fontSize="small" aria-hidden="true" />}
      {...(isFailed && { tone: 'error' })}
    >
      <strong>{translate(title)}</strong> {translate(text)}
    </Banner>
  )
}

/** Loaded with the first report. */
const Report = plainLater(() => import('./PowerBiFrame'), 'PowerBiFrame')

/** A token is renewed this long before it expires. */
const EARLY_MS = 5 * 60_000
const LEAST_MS = 30_000

function useEmbedding(name: ReportName) {
  const { http } = useBackend()
  return useQuery({
    queryKey: ['bi', name, 'embed'],
    staleTime: 0,
    retry: 1,
    refetchInterval: ({ state }) => {
      const { data } = state
      if (!data || !('expiresAt' in data)) return false
      return Math.max(LEAST_MS, Date.parse(data.expiresAt) - Date.now() - EARLY_MS)
    },
    queryFn: () => call(http, embed, { params: { dashboard: name } }),
  })
}
