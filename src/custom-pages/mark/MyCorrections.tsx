import { LinkBase, useCreatePath, useGetList, useTranslate } from 'ra-core'
import type { NamedMark } from '../../domain/attendance/reportByDay'
import { useMoments } from '../../features/attendance/useMoments'
import { useMe } from '../../providers/backend/backendContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import type { useMarkNames } from './state/useMarkNames'

interface Correction extends NamedMark {
  readonly ESTADO: 0 | 1 | 2
  readonly RESPUESTA?: string | null
}
const states = ['asked', 'approved', 'turnedDown'] as const
const resource = 'mark-corrections'

/** The user's latest corrections with state and answer; hidden without any. */
export function MyCorrections({ names }: { readonly names: ReturnType<typeof useMarkNames> }) {
  const translate = useTranslate()
  const format = useMoments()
  const createPath = useCreatePath()
  const { ID } = useMe()
  const { data = [] } = useGetList<Correction>(
    resource,
    firstOfList('MARKED_DATE desc', 3, { USER_ID: ID }),
  )
  if (data.length === 0) return null
  return (
    <Card title={translate('hr.myCorrections')}>
      <Stack as="ul" gap={0} divided>
        {data.map(each => (
          <Stack as="li" gap={0} pad={2} key={each.id}>
            <LinkBase to={createPath({ resource, type: 'show', id: each.id })}>
              {names[each.TIPO]}, {format.moment(each.MARKED_DATE)}
            </LinkBase>
            <Text size="md" tone="secondary" i18nKey={`hr.${states[each.ESTADO]}`} />
            {each.RESPUESTA && (
              <Text size="md" tone="secondary" dir="auto">
                {each.RESPUESTA}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <LinkBase className="f-link" to={createPath({ resource, type: 'list' })}>
        {translate('hr.allCorrections')}
      </LinkBase>
    </Card>
  )
}
