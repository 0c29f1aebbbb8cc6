import { deskIcons } from 'virtual:pictures';
import type { DeskIconName } from '#content/shared/brand/icons.ts';
import { Icon } from '../ui/icon.tsx';

export const DeskIcon = (icon: { name: DeskIconName; className?: string }) => <Icon sprite={deskIcons} {...icon} />;
