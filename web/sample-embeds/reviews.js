// Sizes the frame; a tab stop only if it has controls.
(() => {
  const script = document.currentScript;
  const frame = document.querySelector('iframe[src="__FRAME__"]');

  const size = ({ source, origin, data }) => {
    if (!script.isConnected) removeEventListener('message', size);
    else if (source === frame?.contentWindow && origin === location.origin && data?.reviewsHeight > 0) {
      frame.style.height = `${data.reviewsHeight}px`;
      frame.tabIndex = data.operable ? 0 : -1;
    }
  };
  addEventListener('message', size);
  // The frame may have loaded before this listener.
  frame?.contentWindow.postMessage('reviewsHeight', location.origin);
})();
