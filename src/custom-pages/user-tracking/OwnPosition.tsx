import Off from '@mui/icons-material/LocationOffOutlined'
import On from '@mui/icons-material/ShareLocationRounded'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useNotify, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { tenantOf } from '../../base/business'
import type { TrackedPerson } from '../../contracts/attendance'
import { positionRetentionDays } from '../../domain/attendance/tracking'
import { sharingOf } from '../../features/attendance/sharingOf'
import { useMoments } from '../../features/attendance/useMoments'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { useConfirm } from '../../ui/theme/useConfirm'

interface ConsentTexts {
  readonly id: string
  readonly AVISO_POSICION?: string | null
  readonly DIAS_POSICIONES?: number | null
}

interface OwnPositionProps {
  readonly own: TrackedPerson | undefined
  /** False for people with a team: the notice is collapsed. */
  readonly isAlone: boolean
}

/** The person's own consent: explanation, decision, and state of this device. */
export function OwnPosition({ own, isAlone }: OwnPositionProps) {
  const translate = useTranslate()
  const moments = useMoments()
  const state = useSharing()
  const consent = own?.consent
  return (
    <Card stacked>
      <Row gap={4}>
        <span className={consent ? 'p-sign tone-success' : 'p-sign'} data-round aria-hidden="true">
          {consent ? <On /> : <Off />}
        </span>
        <Stack grow gap={1}>
          <Text as="h2" size="lg" strong>
            {translate(consent ? 'tracking.sharing' : 'tracking.shareOff')}
          </Text>
          <Text as="p" size="md" tone="secondary">
            {consent
              ? translate('tracking.since', { day: moments.date(consent.since) })
              : translate('tracking.shareOffText')}
          </Text>
          <Text as="p" size="md" strong role="status">
            {consent && state !== 'off' && state !== 'on' && translate(`tracking.${state}`)}
          </Text>
        </Stack>
      </Row>
      <Decision own={own} isAlone={isAlone} />
    </Card>
  )
}

function useSharing() {
  const sharing = sharingOf(useBackend())
  return useSyncExternalStore(sharing.subscribe, sharing.view)
}

/** The information that the law requires before data is collected, with accept and decline. */
function Decision({ own, isAlone }: OwnPositionProps) {
  const translate = useTranslate()
  const EMPRESA = tenantOf(useMe())
  const { data } = useGetOne<ConsentTexts>(
    'companies',
    { id: EMPRESA ?? '' },
    { enabled: EMPRESA !== null },
  )
  const text = data?.AVISO_POSICION || translate('tracking.noticeText')
  const retentionText = translate('tracking.keptFor', {
    days: data?.DIAS_POSICIONES ?? positionRetentionDays,
  })
  const right = translate('tracking.noticeRight')
  const { busy, agree, withdraw } = useDeciding([text, retentionText, right].join('\n'))
  const consent = own?.consent
  const { ask, question } = useConfirm({
    title: translate('tracking.withdraw'),
    text: translate('tracking.withdrawSure'),
    yes: translate('tracking.withdraw'),
    onYes: () => consent && withdraw(consent.id),
  })
  return (
    <>
      {consent && (
        <div>
          <WriteButton variant="outlined" color="inherit" loading={busy} onClick={ask}>
            {translate('tracking.withdraw')}
          </WriteButton>
        </div>
      )}
      <details className="tk-notice" open={isAlone && own !== undefined && !consent}>
        <summary>
          <b>{translate('tracking.read')}</b>
        </summary>
        <p>{text}</p>
        <p>{retentionText}</p>
        <p>{right}</p>
        {own && !consent && (
          <WriteButton variant="contained" loading={busy} onClick={() => void agree()}>
            {translate('tracking.accept')}
          </WriteButton>
        )}
      </details>
      {question}
    </>
  )
}

function useDeciding(text: string) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const sharing = sharingOf(useBackend())
  const notify = useNotify()
  const { attempt, isPending: busy } = useAttempt()
  const doing = (action: () => Promise<unknown>) =>
    attempt(async () => {
      await action()
      await Promise.all([sharing.look(), client.invalidateQueries({ queryKey: ['tracking'] })])
      void client.invalidateQueries({ queryKey: ['positions'] })
    })
  return {
    busy,
    agree: () =>
      doing(() =>
        dataProvider.create('position-consents', { data: { TEXTO: text.slice(0, 2000) } }),
      ),
    withdraw: (id: number) =>
      doing(async () => {
        const { data } = await dataProvider.getOne('position-consents', { id })
        const version: number = data._VERSION
        const key = crypto.randomUUID()
        await dataProvider.move('position-consents', {
          id,
          name: 'retirar',
          answers: {},
          version,
          key,
        })
        notify('tracking.withdrawn', { type: 'success' })
      }),
  }
}
