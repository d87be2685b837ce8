import { useSitePart } from '../../pieces/site/useSite'

export const useGuestWords = () => useSitePart('guest')
