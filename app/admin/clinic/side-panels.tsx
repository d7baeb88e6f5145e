import type { ComponentType } from "react";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import { HoursPanel } from "./hours-panel.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import type { SidePanelProps } from "./side-panel-props.ts";

/** Beside the form: what follows from the values. Every kind works without one. */
export const sidePanels: Partial<Record<ClinicKind, ComponentType<SidePanelProps>>> = {
  hours: HoursPanel,
  notice: NoticePanel,
};
