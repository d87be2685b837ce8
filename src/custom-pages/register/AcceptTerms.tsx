import { TERMS_PATH } from '../../domain/terms'
import { useWords } from '../../pieces/front/words'

/** Without it no account is made; the texts open beside the form, which keeps what was typed. */
export function AcceptTerms() {
  const { auth, common } = useWords().words
  return (
    <label className="front-accept">
      <input type="checkbox" name="terms" required />
      <span>
        {auth.acceptTerms}{' '}
        <a href={TERMS_PATH} target="_blank" rel="noreferrer">
          {auth.termsLink}
          <span className="front-hidden"> ({common.newTab})</span>
        </a>
      </span>
    </label>
  )
}
