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
  if (data && !data.simulated && !hasFailed) {
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
      <Notice isFailed={hasFailed || Boolean(error)} />
    </Board>
  )
}

function Notice({ isFailed }: { readonly isFailed: boolean }) {
  const translate = useTranslate()
  return (
    <p className="pb-notice" role={isFailed ? 'alert' : 'note'}>
      <Info fontSize="small" aria-hidden="true" />
      <span>
        <strong>{translate(isFailed ? 'bi.reportFailed' : 'bi.simulated')}</strong>{' '}
        {translate(isFailed ? 'bi.nativeText' : 'bi.simulatedText')}
      </span>
    </p>
  )
}
