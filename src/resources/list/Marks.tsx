import Bell from '@mui/icons-material/NotificationsNoneRounded'
import { textIn } from '../../domain/text'
import type { Mark } from '../../model/listWords'
import { useLanguage } from '../../providers/backendContext'

interface MarksProps {
  readonly marks: readonly Mark<string>[]
  /** Where there is room for what they say besides. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** Why a row stands out, in words: its colour alone would tell nothing to who does not see it. */
export function Marks({ marks, record = {} }: MarksProps) {
  const language = useLanguage()
  const said = marks.filter(({ tells }) => tells && record[tells])
  const chips = marks.filter(mark => !said.includes(mark))
  return (
    <>
      {chips.length > 0 && (
        <span className="f-chips r-marks">
          {chips.map(({ label, colour }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the schema's own order
            <span key={at} className={`f-chip f-chip-${colour}`}>
              {textIn(label, language)}
            </span>
          ))}
        </span>
      )}
      {said.map(({ label, tells = '', colour }) => (
        <p key={tells} className={`r-said f-chip-${colour}`} title={textIn(label, language)}>
          <Bell fontSize="small" aria-hidden="true" />
          <span className="p-hidden">{textIn(label, language)}: </span>
          <span dir="auto">{String(record[tells])}</span>
        </p>
      ))}
    </>
  )
}
