import { useTranslate } from 'ra-core'
import { BlobPicture } from '../../fields/photos/BlobPicture'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import type { Queue } from '../../providers/sendLater/queue'
import { Button } from '../../ui/controls/Button'
import { Row } from '../../ui/primitives/layout'
import type { Proof } from './proofs'

const words = {
  waiting: 'devices.proofWaiting',
  sending: 'devices.proofSending',
  sent: 'devices.proofSent',
  refused: 'devices.proofRefused',
} as const

/** Photo with upload state. */
export function ProofState({
  proof,
  proofs,
}: {
  readonly proof: Proof
  readonly proofs: Queue<Proof>
}) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  const { state, reason = '' } = proof
  return (
    <Row gap={3}>
      <BlobPicture photo={proof.photo} />
      <div>
        <p role="status">{translate(words[state], { reason: errorText(reason) })}</p>
        {state === 'refused' && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void proofs.add({ ...proof, state: 'waiting' })}
          >
            {translate('devices.proofAgain')}
          </Button>
        )}
        {(state === 'refused' || state === 'waiting') && (
          <Button color="inherit" onClick={() => void proofs.drop(proof)}>
            {translate('devices.proofDiscard')}
          </Button>
        )}
      </div>
    </Row>
  )
}
