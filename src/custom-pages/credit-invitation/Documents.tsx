import { type ChangeEvent, useState } from 'react'
import type { GuestDocument, Invitation } from '../../contracts/creditInvitation'
import { sizeText, typesText } from '../../model/access/fileRules'
import { toFailure } from '../../ui/front/failure'
import { useFailureWords } from '../../ui/front/useFailureWords'
import { fill } from '../../ui/front/words'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import type { InvitationCalls } from './invitation'
import { useGuestWords } from './useGuestWords'

interface DocumentsProps {
  readonly calls: InvitationCalls
  readonly documents: readonly GuestDocument[]
  readonly rules: NonNullable<Invitation['documents']>['rules'] | undefined
  readonly onDocuments: (
    change: (before: readonly GuestDocument[]) => readonly GuestDocument[],
  ) => void
  /** Uploaded documents cannot be removed. */
  readonly isFinal?: boolean
}

/** Reduces a photo to display size, because phone photos exceed the limit. */
async function smaller(file: File): Promise<File> {
  const { shrunk } = await import('../../fields/upload/shrunk')
  const picture = await shrunk(file)
  return picture === file ? file : new File([picture], file.name, { type: picture.type })
}

/** Requested documents with their file or an upload. */
export function Documents({
  calls,
  documents,
  rules,
  onDocuments,
  isFinal = false,
}: DocumentsProps) {
  const words = useGuestWords()
  const put = (type: string, file: GuestDocument['file']) =>
    onDocuments(before =>
      before.map(requested => (requested.type === type ? { ...requested, file } : requested)),
    )
  const facts = rules && { size: sizeText(rules.maxSize), types: typesText(rules.types) }
  return (
    <>
      {facts && <p className="front-hint">{fill(words.filesLead, facts)}</p>}
      <Stack as="ul" gap={3}>
        {documents.map(requested => (
          <DocumentRow
            key={requested.type}
            calls={calls}
            requested={requested}
            types={rules?.types ?? []}
            isFinal={isFinal}
            onFile={file => put(requested.type, file)}
          />
        ))}
      </Stack>
    </>
  )
}

interface DocumentProps {
  readonly calls: InvitationCalls
  readonly requested: GuestDocument
  readonly types: readonly string[]
  readonly isFinal: boolean
  readonly onFile: (file: GuestDocument['file']) => void
}

function DocumentRow({ calls, requested, types, isFinal, onFile }: DocumentProps) {
  const words = useGuestWords()
  const errorText = useFailureWords()
  const { type, label, file } = requested
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const doing = async (work: () => Promise<GuestDocument['file']>) => {
    setProblem(undefined)
    try {
      onFile(await work())
    } catch (reason) {
      const failure = toFailure(reason)
      setProblem(failure.errors[type] ?? errorText(failure))
    }
    setShare(undefined)
  }
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setShare(0)
    void doing(async () => calls.hand(type, await smaller(file), setShare))
  }
  const remove = () =>
    void doing(async () => {
      await calls.remove(type)
      return null
    })
  const isBusy = share !== undefined
  return (
    <Card as="li">
      <Stack>
        <Text strong>{label}</Text>
        <Text tone={file ? 'success' : 'secondary'}>
          {file ? <bdi>{file.name}</bdi> : words.notYet}
        </Text>
        {isBusy && <progress value={share} aria-label={label} />}
        {problem && (
          <p role="alert" className="front-error">
            {problem}
          </p>
        )}
        {file && isFinal ? null : (
          <Row wrap gap={3} className="ci-buttons">
            <label className="p-button p-soft p-large">
              {file ? words.replace : words.pick}
              <span className="p-hidden"> {label}</span>
              <input
                type="file"
                className="p-hidden"
                accept={types.join(',')}
                disabled={isBusy}
                onChange={pick}
              />
            </label>
            {file && !isBusy && (
              <button type="button" className="p-button p-soft p-large" onClick={remove}>
                {words.remove}
                <span className="p-hidden"> {label}</span>
              </button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
