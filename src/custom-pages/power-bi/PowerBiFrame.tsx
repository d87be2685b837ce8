import Full from '@mui/icons-material/FullscreenRounded'
import { models, type Report as PowerBiReport } from 'powerbi-client'
import { PowerBIEmbed } from 'powerbi-client-react'
import { useRef } from 'react'
import type { Embedded } from '../../contracts/bi'
import { Button } from '../../ui/controls/Button'
import { Row } from '../../ui/primitives/layout'

interface ReportProps {
  readonly embedding: Embedded
  readonly onFail: () => void
}

/** Embedded report; a new token is passed to it. */
export function PowerBiFrame({ embedding, onFail }: ReportProps) {
  const report = useRef<PowerBiReport>(null)
  // once loaded, an error of one visual does not remove the report
  const isHere = useRef(false)
  const onLoaded = () => {
    isHere.current = true
  }
  const { reportId, embedUrl, accessToken } = embedding
  const isPhone = window.matchMedia('(max-width: 599.95px)').matches
  const layoutType = isPhone ? models.LayoutType.MobilePortrait : models.LayoutType.Custom
  return (
    <>
      <Row justify="end">
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Full fontSize="small" />}
          onClick={() => report.current?.fullscreen()}
          i18nKey="bi.fullScreen"
        />
      </Row>
      <PowerBIEmbed
        cssClassName="pb-report p-card"
        embedConfig={{
          type: 'report',
          id: reportId,
          embedUrl,
          accessToken,
          tokenType: models.TokenType.Embed,
          settings: {
            layoutType,
            background: models.BackgroundType.Transparent,
            panes: { filters: { visible: false } },
          },
        }}
        eventHandlers={
          new Map([
            ['loaded', onLoaded],
            ['error', () => isHere.current || onFail()],
          ])
        }
        getEmbeddedComponent={embedded => {
          report.current = embedded as PowerBiReport
        }}
      />
    </>
  )
}
