import { BASE } from '../../../providers/navigation/publicUrls'

export const CHAT_PATH = `${BASE}/chat`
