import { useSitePart } from '../../pieces/site/useSite'

/** The words of who was invited. */
export const useGuestWords = () => useSitePart('guest')
