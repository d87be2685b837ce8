import { useTranslate } from 'ra-core'
import { business } from '../../../base/business'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { dirOf, htmlLang } from '../../../i18n/languages'
import type { StoredFile } from '../../../kinds/file/data'
import {
  emailTemplatesIn,
  type RenderedEmail,
  renderedEmail,
} from '../../../model/access/emailTemplate'
import type { Move } from '../../../model/access/transition'
import type { EmailTemplate } from '../../../model/definition/effect'
import type { DraftValues } from '../../../model/validation/draft'
import { useResource } from '../../../providers/backend/catalogueContext'

interface LettersProps {
  readonly move: Move
}

/** Previews the mails that a transition sends, with the current answers. */
export const EmailPreviews = ({ move }: LettersProps) => {
  return emailTemplatesIn(move.transition.effects).map(letter => (
    <LetterPreview key={letter.subject} letter={letter} />
  ))
}

interface LetterPreviewProps {
  readonly letter: EmailTemplate
}

function LetterPreview({ letter }: LetterPreviewProps) {
  const resource = useResource()
  const translate = useTranslate()
  const written = useLiveRecord(record =>
    JSON.stringify(renderedEmail(resource, letter, record) ?? null),
  )
  const names = useLiveRecord(record => namesOf(letter, record))
  const { language } = business()
  const shown = JSON.parse(written) as RenderedEmail | null
  if (!shown) return <p className="p-quiet">{translate('form.flow.noLetter')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
    <section className="p-box w-shown" tabIndex={0} aria-label={translate('form.flow.letter')}>
      <b aria-hidden="true">{translate('form.flow.letter')}</b>
      <bdi dir="ltr" className="p-quiet">
        {shown.to}
      </bdi>
      <div lang={htmlLang(language)} dir={dirOf(language)}>
        <b>{shown.subject}</b>
        <p className="p-prose">{shown.text}</p>
      </div>
      {names && <span>{translate('form.flow.attached', { names })}</span>}
    </section>
  )
}

const namesOf = ({ files = [] }: EmailTemplate, record: DraftValues) =>
  files.flatMap(name => (record[name] as StoredFile | null | undefined)?.name ?? []).join(', ')
