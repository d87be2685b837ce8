import type { ReactNode } from 'react'
import { date } from '../../kinds/date/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { byDay } from '../../ui/notices/byDay'
import { Stack, Text } from '../../ui/primitives/layout'
import { Timeline } from '../../ui/primitives/Meter'

interface DaysProps<Entry> {
  readonly entries: readonly Entry[]
  /** Draws an entry as `<li>`. */
  readonly children: (entry: Entry, at: number) => ReactNode
}

/** Entries below each other, under the heading of their day. */
export function DayGroups<Entry extends { readonly at: string }>({
  entries,
  children,
}: DaysProps<Entry>) {
  const language = useLanguage()
  return byDay(entries).map(([day, all]) => {
    const label = date.print(day, {}, language)
    return (
      <Stack key={day}>
        <Text as="h3" size="sm" tone="secondary" strong>
          {label}
        </Text>
        <Timeline label={label}>{all.map(children)}</Timeline>
      </Stack>
    )
  })
}
