import { useTranslate } from 'ra-core'
import { useLive } from '../../fields/liveRecord'
import type { Values } from '../../model/draft'
import type { StoredFile } from '../../model/kinds/structure'
import { type Letter, lettersIn, type WrittenLetter, writtenLetter } from '../../model/letter'
import type { Resource } from '../../model/resource'
import type { Move } from '../../model/transition'

interface LettersProps {
  readonly resource: Resource
  readonly move: Move
}

/** The mails a move sends, as they stand with the answers typed so far. */
export const LetterPreviews = ({ resource, move }: LettersProps) =>
  lettersIn(move.transition.effects).map(letter => (
    <LetterPreview key={letter.subject} resource={resource} letter={letter} />
  ))

interface LetterPreviewProps {
  readonly resource: Resource
  readonly letter: Letter
}

function LetterPreview({ resource, letter }: LetterPreviewProps) {
  const translate = useTranslate()
  const written = useLive(record => JSON.stringify(writtenLetter(resource, letter, record) ?? null))
  const names = useLive(record => namesOf(letter, record))
  const shown = JSON.parse(written) as WrittenLetter | null
  if (!shown) return <p className="w-fact">{translate('app.flow.noLetter')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard too
    <section className="w-shown w-letter" tabIndex={0} aria-label={translate('app.flow.letter')}>
      <b aria-hidden="true">{translate('app.flow.letter')}</b>
      <bdi dir="ltr">{shown.to}</bdi>
      <div lang="es" dir="ltr">
        <b>{shown.subject}</b>
        <p>{shown.text}</p>
      </div>
      {names && <span>{translate('app.flow.attached', { names })}</span>}
    </section>
  )
}

/** What the files are called that go with it. */
const namesOf = ({ files = [] }: Letter, record: Values) =>
  files.flatMap(name => (record[name] as StoredFile | null | undefined)?.name ?? []).join(', ')
