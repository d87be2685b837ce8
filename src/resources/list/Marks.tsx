import { textIn } from '../../domain/text'
import type { Mark } from '../../model/listWords'
import { useLanguage } from '../../providers/backendContext'

/** Why a row stands out, in words: its colour alone would tell nothing to who does not see it. */
export function Marks({ marks }: { readonly marks: readonly Mark<string>[] }) {
  const language = useLanguage()
  if (marks.length === 0) return null
  return (
    <span className="f-chips r-marks">
      {marks.map(({ label, colour }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the schema's own order
        <span key={at} className={`f-chip f-chip-${colour}`}>
          {textIn(label, language)}
        </span>
      ))}
    </span>
  )
}
