import type { CalendarRef } from '@fullcalendar/react'
import Warning from '@mui/icons-material/WarningAmberRounded'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { Button } from '../../ui/controls/Button'
import { Banner } from '../../ui/primitives/Banner'
import { isOverdue, type Visit } from './visit'

interface OverdueProps {
  readonly visits: readonly Visit[]
  readonly calendar: RefObject<CalendarRef | null>
}

/** Number of overdue visits, with a link to the oldest. */
export function Overdue({ visits, calendar }: OverdueProps) {
  const translate = useTranslate()
  const now = new Date().toISOString()
  const late = visits.filter(visit => isOverdue(visit, now))
  const oldest = late.map(({ FECHA }) => FECHA).sort()[0]
  if (!oldest) return null
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<Warning fontSize="small" aria-hidden="true" />}
      actions={
        <Button
          color="inherit"
          onClick={() => calendar.current?.getApi().changeView('listAhead', oldest)}
        >
          {translate('team.calendar.showOldest')}
        </Button>
      }
    >
      {translate('team.calendar.overdueBand', { number: late.length })}
    </Banner>
  )
}
