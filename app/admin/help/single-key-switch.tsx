import { useState } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { hasSingleKeys, setSingleKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

/** Speech input may press single keys by accident (WCAG 2.1.4). */
export function SingleKeySwitch() {
  return useIsHydrated() ? <HydratedSwitch /> : null;
}

function HydratedSwitch() {
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <GhostButton
      className="-mx-3 mt-3"
      aria-pressed={isOn}
      onClick={() => {
        setSingleKeys(!isOn);
        setIsOn(!isOn);
      }}
    >
      {isOn ? "Single keys are on in this browser" : "Single keys are off in this browser"}
    </GhostButton>
  );
}
