import './front.css'
import { useSettings } from '../../providers/backend/backendContext'
import { customProperties } from '../theme/customProperties'

/** The tokens of the settings, for pages without a theme library. */
export const FrontStyle = () => <style>{customProperties(useSettings())}</style>
