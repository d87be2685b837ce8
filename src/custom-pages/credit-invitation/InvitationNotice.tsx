import { FailureText } from '../../ui/front/FailureText'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useSubmit } from '../../ui/front/useSubmit'
import { Checkbox } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import type { InvitationCalls } from './invitation'
import { useGuestWords } from './useGuestWords'

interface NoticeProps {
  readonly calls: InvitationCalls
  readonly text: string
  readonly onAccepted: () => void
}

/** Privacy notice; consent is required before data is stored. */
export function InvitationNotice({ calls, text, onAccepted }: NoticeProps) {
  const words = useGuestWords()
  const { submit, isBusy, failure } = useSubmit(async () => {
    await calls.accept()
    onAccepted()
  })
  return (
    <form className="front-form site-card ci-card" onSubmit={submit}>
      <h2>{words.noticeTitle}</h2>
      <Stack gap={3} className="ci-notice">
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <FailureText failure={failure} />
      <Checkbox name="accepted" required label={words.agree} />
      <SubmitButton label={words.begin} isBusy={isBusy} />
    </form>
  )
}
