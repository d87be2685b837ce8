import Bell from '@mui/icons-material/NotificationsNoneRounded'
import { textIn } from '../../../base/text'
import { ValueChip } from '../../../fields/display/ValueChip'
import type { Highlight } from '../../../model/definition/listWords'
import { useLanguage } from '../../../providers/backend/backendContext'
import { Text } from '../../../ui/primitives/layout'

interface MarksProps {
  readonly marks: readonly Highlight<string>[]
  /** Adds the record's explanation, where there is space. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** Reasons for the colour of a row, as text. */
export function Marks({ marks, record = {} }: MarksProps) {
  const language = useLanguage()
  const detailed = marks.filter(({ field }) => field && record[field])
  const chips = marks.filter(mark => !detailed.includes(mark))
  return (
    <>
      {chips.length > 0 && (
        <span className="f-chips">
          {chips.map(({ label, colour }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed by the schema
            <ValueChip key={at} colour={colour}>
              {textIn(label, language)}
            </ValueChip>
          ))}
        </span>
      )}
      {detailed.map(({ label, field = '', colour }) => (
        <p key={field} className={`p-row r-said tone-${colour}`} title={textIn(label, language)}>
          <Bell fontSize="small" aria-hidden="true" />
          <span className="p-hidden">{textIn(label, language)}: </span>
          <Text lines={3} dir="auto">
            {String(record[field])}
          </Text>
        </p>
      ))}
    </>
  )
}
