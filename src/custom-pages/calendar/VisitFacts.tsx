import Check from '@mui/icons-material/CheckRounded'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { ValueChip } from '../../fields/display/ValueChip'
import { ReferredLink } from '../../fields/record/Referred'
import { ShownValue } from '../../fields/registry/ShownValue'
import { dateTime } from '../../kinds/dateTime/data'
import { isGranted, mayAct, policyOf } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useResource } from '../../providers/backend/catalogueContext'
import { Button, WriteButton } from '../../ui/controls/Button'
import { Facts } from '../../ui/primitives/Facts'
import { Row, Stack } from '../../ui/primitives/layout'
import { useConfirm } from '../../ui/theme/useConfirm'
import type { Agenda } from './useAgenda'
import { isOverdue, type Visit } from './visit'

interface VisitFactsProps {
  readonly visit: Visit
  readonly agenda: Agenda
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** Time, medium, topic and state, with closing as the main action. */
export function VisitFacts({ visit, agenda, onEdit, onClose }: VisitFactsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const resource = useResource('visits')
  const state = getState(visit)
  const colour = ({ closed: 'success', overdue: 'error', open: 'info' } as const)[state]
  const medium = visit.MEDIO && resource.fields.get('MEDIO')?.print(visit.MEDIO, language)
  const isEditor = mayAct(resource, me, 'edit')
  const mayClose = isGranted(resource, me, 'edit') && visit.ID_AGENDA !== 0
  const customer = useCustomerFacts(visit.CLIENTE_ID)
  const { ask, question } = useConfirm({
    title: translate('team.calendar.delete'),
    text: translate('team.calendar.deleteText', { name: visit.CLIENTE }),
    yes: translate('app.action.delete'),
    onYes() {
      void agenda.remove(visit)
      onClose()
    },
  })
  return (
    <>
      <Stack gap={4}>
        <div>
          <ValueChip colour={colour}>{translate(`team.calendar.${state}`)}</ValueChip>
        </div>
        <Facts
          lines
          facts={[
            ...customer,
            {
              label: translate('team.calendar.when'),
              value: dateTime.print(visit.FECHA, {}, language),
            },
            { label: translate('team.calendar.medium'), value: medium },
            {
              label: translate('team.calendar.note'),
              value: visit.NOTA && (
                <span className="p-prose" dir="auto">
                  {visit.NOTA}
                </span>
              ),
            },
          ]}
        />
        <Row wrap justify="end">
          {mayAct(resource, me, 'delete') && (
            <WriteButton color="error" startIcon={<Delete />} onClick={ask}>
              {translate('team.calendar.delete')}
            </WriteButton>
          )}
          {isEditor && (
            <WriteButton color="inherit" startIcon={<Edit />} onClick={onEdit}>
              {translate('team.calendar.edit')}
            </WriteButton>
          )}
          {mayClose && !visit.VISITO ? (
            <WriteButton
              variant="contained"
              startIcon={<Check />}
              onClick={() => void agenda.close(visit)}
              i18nKey="team.calendar.close"
            />
          ) : (
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {translate('app.common.close')}
            </Button>
          )}
        </Row>
      </Stack>
      {question}
    </>
  )
}

/** The customer with link and phone, as far as readable. */
function useCustomerFacts(id: Visit['CLIENTE_ID']) {
  const labels = useLabels()
  const me = useMe()
  const clients = useResource('clients')
  const isOpen = mayAct(clients, me, 'show')
  const { data } = useGetOne<SentRecord>(clients.name, { id }, { enabled: isOpen })
  const phone = policyOf(clients, me).readable.has('Celular') && clients.fields.get('Celular')
  if (!isOpen) return []
  return [
    { label: labels.one(clients), value: <ReferredLink target={clients} id={id} /> },
    phone &&
      data?.Celular != null && {
        label: labels.field(phone),
        value: <ShownValue field={phone} value={data.Celular} as="Display" />,
      },
  ]
}

const getState = (visit: Visit) => {
  if (visit.VISITO) return 'closed'
  return isOverdue(visit, new Date().toISOString()) ? 'overdue' : 'open'
}
