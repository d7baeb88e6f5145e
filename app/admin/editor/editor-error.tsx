import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useReturnToList } from "./use-return-to-list.ts";

export function EditorError({ listPath }: { listPath: string }) {
  const error = useRouteError();
  const { returnToList } = useReturnToList(listPath);
  const { revalidate } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Modal
      heading={isMissing ? "There is nothing here." : "This could not be loaded."}
      onClose={() => returnToList()}
      actions={
        <>
          {!isMissing && <LineButton onClick={() => revalidate()}>Try again</LineButton>}
          <Button size="small" onClick={() => returnToList()}>
            Go to the list
          </Button>
        </>
      }
    >
      <p>
        {isMissing
          ? "It may have been deleted. You can restore it from the trash for 30 days. Your unsaved text is offered again once it is back."
          : "The server or the connection failed."}
      </p>
    </Modal>
  );
}
